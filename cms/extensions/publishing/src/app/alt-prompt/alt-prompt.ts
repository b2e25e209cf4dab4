import { useApi } from '@directus/extensions-sdk';
import { computed, defineComponent, h, onBeforeUnmount, ref, type VNode } from 'vue';
import { languages } from '../../../../../../contract/site.json';
import { element } from '../elements';
import type { LibraryFile } from '../item-state/silent-pictures';
import { fill, languageName } from '../texts/format';
import { useWords } from '../use-words';
import { altPromptTexts } from './texts';
import { silentUploads } from './uploads';

const LANGUAGES = Object.keys(languages);
const REQUIRED = 'en';

/** Asks for the description of each picture that is uploaded, wherever in the admin. */
export const AltPrompt = defineComponent({
  name: 'AltPrompt',
  setup() {
    const api = useApi();
    const words = useWords();
    const queue = ref<readonly LibraryFile[]>([]);
    /** Pictures of the queue that are done with. */
    const done = ref(0);
    const written = ref<Readonly<Record<string, string>>>({});
    const isSaving = ref(false);
    const hasFailed = ref(false);
    const current = computed(() => queue.value[done.value]);

    const watcher = api.interceptors.response.use((reply) => {
      const pictures = silentUploads(reply, window.location.pathname);
      if (pictures.length === 0) return reply;
      if (current.value === undefined) {
        queue.value = pictures;
        done.value = 0;
      } else {
        queue.value = [...queue.value, ...pictures];
      }
      return reply;
    });
    onBeforeUnmount(() => api.interceptors.response.eject(watcher));

    const next = () => {
      written.value = {};
      hasFailed.value = false;
      done.value += 1;
    };
    const save = async () => {
      const picture = current.value;
      if (picture === undefined || isSaving.value || !written.value[REQUIRED]?.trim()) return;
      isSaving.value = true;
      try {
        const texts = Object.entries(written.value).map(([language, text]) => [
          `alt_${language}`,
          text.trim() || null,
        ]);
        await api.patch(`/files/${picture.id}`, Object.fromEntries(texts));
        next();
      } catch {
        hasFailed.value = true;
      } finally {
        isSaving.value = false;
      }
    };

    const input = (language: string): VNode =>
      h('label', { key: language, class: 'publishing-alt-field' }, [
        h('span', { class: 'type-label' }, languageName(language, words.value.locale)),
        element('v-input', {
          modelValue: written.value[language] ?? '',
          autofocus: language === REQUIRED,
          required: language === REQUIRED,
          'onUpdate:modelValue': (text: string | null) =>
            (written.value = { ...written.value, [language]: text ?? '' }),
        }),
      ]);

    const card = ({ id, title, filename_download: file }: LibraryFile): VNode => {
      const texts = altPromptTexts(words.value.locale);
      const count = queue.value.length;
      const place = fill(texts.place, { number: String(done.value + 1), count: String(count) });
      return element('v-card', {}, [
        element('v-card-title', {}, count > 1 ? `${texts.title} (${place})` : texts.title),
        element('v-card-text', {}, [
          h('div', { class: 'publishing-alt', key: id }, [
            h('figure', [
              h('img', {
                src: `/assets/${encodeURIComponent(id)}?key=system-medium-contain`,
                alt: '',
              }),
              h('figcaption', { class: 'publishing-quiet' }, title ?? file),
            ]),
            h('p', texts.how),
            ...LANGUAGES.map(input),
            hasFailed.value
              ? element('v-notice', { type: 'danger', role: 'alert' }, texts.error)
              : null,
          ]),
        ]),
        element('v-card-actions', {}, [
          element('v-button', { secondary: true, onClick: next }, texts.later),
          element(
            'v-button',
            {
              loading: isSaving.value,
              disabled: !written.value[REQUIRED]?.trim(),
              onClick: () => void save(),
            },
            texts.save,
          ),
        ]),
      ]);
    };

    return () =>
      element(
        'v-dialog',
        {
          modelValue: current.value !== undefined,
          persistent: true,
          onEsc: next,
          onApply: () => void save(),
        },
        current.value === undefined ? null : card(current.value),
      );
  },
});
