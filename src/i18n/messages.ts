import type account from '../../locales/en/account.json';
import type calculator from '../../locales/en/calculator.json';
import type areas from '../../locales/en/areas.json';
import type compare from '../../locales/en/compare.json';
import type common from '../../locales/en/common.json';
import type consent from '../../locales/en/consent.json';
import type dialog from '../../locales/en/dialog.json';
import type error from '../../locales/en/error.json';
import type forms from '../../locales/en/forms.json';
import type home from '../../locales/en/home.json';
import type lightbox from '../../locales/en/lightbox.json';
import type map from '../../locales/en/map.json';
import type notFound from '../../locales/en/not-found.json';
import type offer from '../../locales/en/offer.json';
import type people from '../../locales/en/people.json';
import type project from '../../locales/en/project.json';
import type projects from '../../locales/en/projects.json';
import type proof from '../../locales/en/proof.json';
import type search from '../../locales/en/search.json';
import type shortList from '../../locales/en/short-list.json';
import type { MessagePlaceholders } from './message-placeholders';

/** The English messages by namespace; __tests__/locales.test.ts compares the other languages. */
interface English {
  account: typeof account;
  areas: typeof areas;
  calculator: typeof calculator;
  common: typeof common;
  compare: typeof compare;
  consent: typeof consent;
  dialog: typeof dialog;
  error: typeof error;
  forms: typeof forms;
  home: typeof home;
  lightbox: typeof lightbox;
  map: typeof map;
  'not-found': typeof notFound;
  offer: typeof offer;
  people: typeof people;
  project: typeof project;
  projects: typeof projects;
  proof: typeof proof;
  search: typeof search;
  'short-list': typeof shortList;
}

/** A file of `locales/{locale}`. */
export type Namespace = keyof English;

/** Messages of a namespace, by the part of the key before the next dot. */
export interface MessageTree {
  readonly [part: string]: string | MessageTree;
}

type LeafPaths<Tree, Prefix extends string> = {
  [Part in keyof Tree & string]: Tree[Part] extends string
    ? `${Prefix}${Part}`
    : LeafPaths<Tree[Part], `${Prefix}${Part}.`>;
}[keyof Tree & string];

type GroupPaths<Tree, Prefix extends string> = {
  [Part in keyof Tree & string]: Tree[Part] extends string
    ? never
    : `${Prefix}${Part}` | GroupPaths<Tree[Part], `${Prefix}${Part}.`>;
}[keyof Tree & string];

/** Plural forms are one message; English has two of them. */
type WithoutPluralForm<Path> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;

type KeysByNamespace = {
  [N in Namespace]: WithoutPluralForm<LeafPaths<English[N], `${N}:`>>;
};

/** Namespace, colon, and the path of a message with dots between. */
export type MessageKey<N extends Namespace = Namespace> = KeysByNamespace[N];

type GroupsByNamespace = { [N in Namespace]: GroupPaths<English[N], `${N}:`> };

/** Prefix of a group of messages, one for each value of an enumeration. */
export type MessageGroup<N extends Namespace = Namespace> = GroupsByNamespace[N];

type PlaceholderOf<Key> = Key extends keyof MessagePlaceholders ? MessagePlaceholders[Key] : never;

/** Arguments of `t` after the key: a value for each placeholder, or none. */
export type MessageValues<Key> = [PlaceholderOf<Key>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in PlaceholderOf<Key>]: Name extends 'count' ? number : string | number;
      },
    ];
