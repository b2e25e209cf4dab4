import { useApi, useStores } from '@directus/extensions-sdk';
import { defineComponent, h, ref, watch, type VNode } from 'vue';
import { element } from '../elements';
import { fill, languageName, moment } from '../texts/format';
import { useWords } from '../use-words';
import { readEarlier, restore } from './client';
import { earlierTexts, type EarlierTexts } from './texts';
import { plainText, type EarlierVersion } from './versions';

interface Props {
  collection: string;
  /** Undefined for a singleton. */
  item: string | number | undefined;
}

const untilWhen = (
  { until, by, isDeleted }: EarlierVersion,
  texts: EarlierTexts,
  locale: string,
): string => {
  const values = { when: moment(until, Date.now(), locale), who: by };
  const [plain, named] = isDeleted
    ? [texts.deleted, texts.deletedBy]
    : [texts.until, texts.untilBy];
  return fill(by === '' ? plain : named, values);
};

/**
 * Earlier versions of an item's texts, which can be put back. Directus' own panel of revisions leaves
 * out related rows, and texts are rows of translations.
 */
export const EarlierTextsPanel = defineComponent<Props>({
  name: 'EarlierTextsPanel',
  props: {
    collection: { type: String, required: true },
    item: { type: [String, Number], default: undefined },
  },
  setup(props) {
    const api = useApi();
    const fields = useStores().useFieldsStore();
    const words = useWords();
    const versions = ref<readonly EarlierVersion[]>();
    const shown = ref<EarlierVersion>();
    const isBusy = ref(false);
    const hasFailed = ref(false);

    const load = () => {
      const { collection, item: key } = props;
      readEarlier(api, { collection, key })
        .then((found) => (versions.value = found))
        // Somebody who may not read revisions sees none.
        .catch(() => (versions.value = []));
    };
    watch(
      () => `${props.collection} ${props.item ?? ''}`,
      () => (versions.value = undefined),
    );

    const putBack = async () => {
      if (shown.value === undefined) return;
      isBusy.value = true;
      hasFailed.value = false;
      try {
        await restore(api, props.collection, shown.value);
        // The form holds the values from before; Directus has no other way to load them anew.
        window.location.reload();
      } catch {
        hasFailed.value = true;
        isBusy.value = false;
      }
    };

    const nameOf = (field: string): string => {
      const known = fields.getField(`${props.collection}_translations`, field);
      return (known as { name?: string } | null)?.name ?? field;
    };

    const dialog = (texts: EarlierTexts, locale: string): VNode => {
      const close = () => {
        shown.value = undefined;
        hasFailed.value = false;
      };
      const version = shown.value;
      return element(
        'v-dialog',
        { modelValue: version !== undefined, onEsc: close, 'onUpdate:modelValue': close },
        element('v-card', {}, [
          element('v-card-title', {}, version ? languageName(version.language, locale) : ''),
          element('v-card-text', { class: 'publishing-earlier' }, [
            version ? h('p', untilWhen(version, texts, locale)) : null,
            hasFailed.value ? element('v-notice', { type: 'danger' }, texts.error) : null,
            ...(version?.fields ?? []).map((field) =>
              h('section', { key: field }, [
                h('h3', { class: 'type-label' }, nameOf(field)),
                h('p', { class: 'publishing-earlier-text' }, plainText(version?.data[field])),
              ]),
            ),
          ]),
          element('v-card-actions', {}, [
            element('v-button', { secondary: true, onClick: close }, texts.close),
            element(
              'v-button',
              { loading: isBusy.value, onClick: () => void putBack() },
              texts.restore,
            ),
          ]),
        ]),
      );
    };

    const line = (version: EarlierVersion, texts: EarlierTexts, locale: string): VNode =>
      h('li', { key: version.revision }, [
        `${languageName(version.language, locale)}, ${untilWhen(version, texts, locale)}: `,
        `${version.fields.map(nameOf).join(', ')} `,
        element(
          'v-button',
          { xSmall: true, secondary: true, onClick: () => (shown.value = version) },
          texts.show,
        ),
      ]);

    return () => {
      const { locale } = words.value;
      const texts = earlierTexts(locale);
      const onToggle = (event: { target: { open: boolean } }) => {
        if (event.target.open && versions.value === undefined) load();
      };
      return h('details', { class: 'publishing-earlier-list', onToggle }, [
        h('summary', texts.heading),
        versions.value?.length === 0 ? h('p', texts.empty) : null,
        h(
          'ul',
          (versions.value ?? []).map((version) => line(version, texts, locale)),
        ),
        dialog(texts, locale),
      ]);
    };
  },
});
