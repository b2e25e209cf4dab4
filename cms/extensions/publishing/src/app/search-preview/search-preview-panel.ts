import { useApi, useStores } from '@directus/extensions-sdk';
import { computed, defineComponent, h, inject, ref, watch, type Ref, type VNode } from 'vue';
import { companyNames, readItem, siteAddress } from '../builds-client';
import { icon } from '../elements';
import { pageOf, type Item } from '../rules/items';
import {
  languageOf,
  parentOf,
  searchResult,
  sharePicture,
  trailOf,
  type SharePicture,
  type SearchResult,
  type TextLength,
  type Texts,
} from '../rules/search';
import type { AdminTexts } from '../texts';
import { fill } from '../texts/format';
import { useWords } from '../use-words';

/** Size of the picture as networks show it, pixels. */
const SHARE = 'width=600&height=315&fit=cover';

interface Props {
  collection: string;
}

const ICONS = { missing: 'info', short: 'warning', good: 'check_circle', long: 'warning' } as const;

function lengthHint(
  label: string,
  { count, state, min, max }: TextLength,
  { search }: AdminTexts,
): VNode {
  const values = { count: String(count), min: String(min), max: String(max) };
  return h('li', { class: `publishing-length ${state}` }, [
    icon(ICONS[state]),
    h('span', `${label}: ${fill(search[state], values)}`),
  ]);
}

const resultCard = ({ title, description }: SearchResult, trail: string, heading: string) =>
  h('figure', { class: 'publishing-card' }, [
    h('figcaption', heading),
    h('p', { class: 'publishing-trail' }, trail),
    h('p', { class: 'publishing-result-title' }, title),
    h('p', { class: 'publishing-result-text' }, description),
  ]);

interface Picture {
  src: string;
  /** What is to be known about it. */
  note?: string;
  onError?: () => void;
}

const assetOf = (id: string) => `/assets/${encodeURIComponent(id)}?${SHARE}`;

const shareCard = (
  { shareTitle, description }: SearchResult,
  { host, picture, heading }: { host: string; picture: Picture | undefined; heading: string },
) =>
  h('figure', { class: 'publishing-card' }, [
    h('figcaption', heading),
    h('div', { class: 'publishing-share' }, [
      picture && h('img', { src: picture.src, alt: '', onError: picture.onError }),
      h('p', { class: 'publishing-trail' }, host),
      h('p', { class: 'publishing-share-title' }, shareTitle),
      h('p', { class: 'publishing-result-text' }, description),
    ]),
    picture?.note && h('p', { class: 'publishing-share-note' }, picture.note),
  ]);

/** Interface that shows how a translation looks in search results and as a shared link. */
export const SearchPreviewPanel = defineComponent<Props>({
  name: 'SearchPreviewPanel',
  inheritAttrs: false,
  props: { collection: { type: String, required: true } },
  setup(props) {
    const api = useApi();
    const fields = useStores().useFieldsStore();
    const words = useWords();
    // Directus provides the values of the form to every field, edits included.
    const values = inject<Ref<Texts> | undefined>('values', undefined);
    const texts = computed<Texts>(() => values?.value ?? {});
    const site = ref('');
    const companies = ref<Readonly<Record<string, string>>>({});
    const item = ref<Item>({});
    /** Addresses of pictures that the site does not have. */
    const missing = ref<ReadonlySet<string>>(new Set());
    const parent = computed(() => parentOf(props.collection, texts.value));

    // Without them the preview shows less.
    const ignore = () => undefined;
    siteAddress(api)
      .then((address) => (site.value = address))
      .catch(ignore);
    companyNames(api)
      .then((names) => (companies.value = names))
      .catch(ignore);
    watch(
      () => JSON.stringify(parent.value),
      () => {
        const of = parent.value;
        if (of === undefined) return;
        const wanted = ['slug', 'kind', 'image', 'share_image'].filter((name) =>
          Boolean(fields.getField(of.collection, name)),
        );
        readItem(api, { ...of, fields: ['id', ...wanted] })
          .then((found) => (item.value = found))
          .catch(ignore);
      },
      { immediate: true },
    );

    /** A picture with its note; the cover stands in for one of a page that is not on the site. */
    function shownPicture(shared: SharePicture, { search }: AdminTexts): Picture | undefined {
      if (shared.from === 'none') return undefined;
      if (shared.from === 'file') return { src: assetOf(shared.asset) };
      const src = `/publishing/share-picture?path=${encodeURIComponent(shared.path)}`;
      if (!missing.value.has(src)) {
        const onError = () => (missing.value = new Set([...missing.value, src]));
        return { src, note: search.shareLive, onError };
      }
      return shared.asset === undefined
        ? undefined
        : { src: assetOf(shared.asset), note: search.shareComing };
    }

    return () => {
      const { texts: say } = words.value;
      const { search } = say;
      const language = languageOf(texts.value);
      const result = searchResult(texts.value, companies.value[language ?? ''] ?? '');
      const path = (parent.value && pageOf(parent.value.collection, item.value)) ?? '';
      // Until the item is read, nothing is known of its picture.
      const shared: SharePicture =
        parent.value && item.value.id !== undefined
          ? sharePicture(parent.value.collection, item.value, language)
          : { from: 'none' };
      return h('div', { class: 'publishing-search' }, [
        h('ul', { class: 'publishing-lengths' }, [
          lengthHint(search.title, result.titleLength, say),
          lengthHint(search.description, result.descriptionLength, say),
        ]),
        h('div', { class: 'publishing-cards' }, [
          resultCard(result, trailOf(site.value, path), search.result),
          shareCard(result, {
            host: trailOf(site.value, ''),
            picture: shownPicture(shared, say),
            heading: search.share,
          }),
        ]),
      ]);
    };
  },
});
