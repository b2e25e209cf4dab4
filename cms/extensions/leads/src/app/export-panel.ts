import { useApi } from '@directus/extensions-sdk';
import { computed, defineComponent, h, ref, resolveComponent } from 'vue';
import { useI18n } from 'vue-i18n';
import { requestsAsCsv } from './figures-client';
import { panelTextsFor } from './texts';

/** Has the browser save a file. */
function save({ content, name }: { content: Blob; name: string }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const Export = defineComponent({
  name: 'LeadsExportPanel',
  inheritAttrs: false,
  setup() {
    const api = useApi();
    const { locale } = useI18n();
    const texts = computed(() => panelTextsFor(locale.value).export);
    const isLoading = ref(false);
    const hasFailed = ref(false);

    const download = async () => {
      isLoading.value = true;
      hasFailed.value = false;
      try {
        save(await requestsAsCsv(api));
      } catch {
        hasFailed.value = true;
      } finally {
        isLoading.value = false;
      }
    };

    return () =>
      h('div', { class: 'leads-panel leads-export' }, [
        h('p', texts.value.text),
        h(
          resolveComponent('v-button'),
          { small: true, loading: isLoading.value, onClick: () => void download() },
          { default: () => texts.value.button },
        ),
        h('p', { role: 'alert' }, hasFailed.value ? texts.value.failed : ''),
      ]);
  },
});

/** Download of all requests as a table. */
export const exportPanel = {
  id: 'leads-export',
  name: '$t:As a table',
  icon: 'download',
  component: Export,
  options: [],
  minWidth: 12,
  minHeight: 6,
};
