import type { GatsbyNode } from 'gatsby';
import { CONTENT_MODEL } from '../config/content-model';
import type { Menus } from '../config/menus';
import { SHARE_IMAGE } from '../config/site';
import { isSoldOut, lowestPrice, type Home, type SoldByType } from '../domain/home';
import { safeLink } from '../domain/link';
import { isLocale, LOCALES } from '../i18n/locales';
import { chosenMenus, type ChosenMenus } from './chosen-menus';
import { phoneText } from './phone-text';
import {
  projectSharePath,
  type ProjectNode,
  type ResolveInfo,
  type ResolverContext,
} from './share-card/project-share';
import { richTextResolvers } from './text-links';

interface Field {
  type: string;
  scheme?: string;
}

const linkOrNull = (name: string, { scheme }: Field) => ({
  resolve: (node: Record<string, string | null>) => {
    const value = node[name];
    const prefix = scheme ? `${scheme}:` : '';
    return value && safeLink(prefix + value) ? value : null;
  },
});

/**
 * Resolvers of all fields with links: a URL that the rule does not allow becomes null, and links of
 * rich texts lead to pages that exist and say their language.
 */
function linkResolvers() {
  const types: readonly { name: string; fields: Readonly<Record<string, Field>> }[] = CONTENT_MODEL;
  return Object.fromEntries(
    types.map((type) => {
      const links = Object.entries(type.fields).filter(([, field]) => field.type === 'Link');
      return [
        type.name,
        {
          ...Object.fromEntries(links.map(([name, field]) => [name, linkOrNull(name, field)])),
          ...richTextResolvers(type.fields),
        },
      ];
    }),
  );
}

interface ProjectSource {
  readonly units: readonly string[];
  readonly homes?: readonly Home[];
  readonly sold: boolean;
  readonly priceConstruction: number | null;
  readonly priceCompleted: number | null;
}

type UnitNode = SoldByType & Pick<ProjectSource, 'priceConstruction' | 'priceCompleted'>;

interface Context {
  nodeModel: {
    getNodesByIds(query: { ids: readonly string[]; type: string }): unknown;
  };
}

const unitsOf = ({ units }: ProjectSource, { nodeModel }: Context) =>
  nodeModel.getNodesByIds({ ids: units, type: 'ProjectUnit' }) as readonly UnitNode[];

const priceOf = (field: 'priceConstruction' | 'priceCompleted') => ({
  resolve: (project: ProjectSource, _: unknown, context: Context) =>
    lowestPrice(field, project[field], unitsOf(project, context), project.homes ?? []),
});

/** What a project is offered at follows from what is not sold of it, everywhere on the site. */
const PROJECT_SALE = {
  priceConstruction: priceOf('priceConstruction'),
  priceCompleted: priceOf('priceCompleted'),
  sold: {
    resolve: (project: ProjectSource, _: unknown, context: Context) =>
      isSoldOut(project.sold, unitsOf(project, context), project.homes ?? []),
  },
};

const menuField = (part: keyof Menus, description: string) => ({
  type: '[String!]!',
  description,
  resolve: (settings: ChosenMenus) => chosenMenus(settings)[part],
});

/**
 * Fields that are derived. The strings of `locales/ua` are Ukrainian: nodes of interface strings
 * answer with the language tag, so that messages are counted with the plural rules of `uk`. Links are checked
 * once more, whatever the source plugin let through.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: create,
  store,
}) => {
  const links = linkResolvers();
  create({
    ...links,
    Project: {
      ...links.Project,
      ...PROJECT_SALE,
      sharePath: {
        type: 'String!',
        description: `Path on the site of the picture for shared links, ${SHARE_IMAGE.width} × ${SHARE_IMAGE.height} pixels: the editors’ own, else one made of cover, name, place and price.`,
        resolve: (project: ProjectNode, _: unknown, context: ResolverContext, info: ResolveInfo) =>
          projectSharePath(store.getState().program.directory, project, context, info),
      },
    },
    Locale: {
      language: {
        type: 'String',
        resolve: ({ language }: { language: string }) =>
          isLocale(language) ? LOCALES[language].language : language,
      },
    },
    SiteSettings: {
      ...links.SiteSettings,
      phoneText: {
        type: 'String',
        description: 'The phone number in groups, as people read it.',
        resolve: ({ phone }: { phone: string | null }) =>
          safeLink(phone && `tel:${phone}`) && phone && phoneText(phone),
      },
      menuMain: menuField('main', 'Names of the routes in the header, in their order.'),
      menuRest: menuField('rest', 'Names of the routes that the menu on a phone adds to these.'),
      menuFooter: menuField('footer', 'Names of the routes in the footer, in their order.'),
    },
  });
};
