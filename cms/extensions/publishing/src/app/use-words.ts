import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { textsFor, type AdminTexts } from './texts';

/** The admin's language and its texts. */
export interface Words {
  locale: string;
  texts: AdminTexts;
}

/** Follows the language of the admin. */
export function useWords(): ComputedRef<Words> {
  const { locale } = useI18n();
  return computed(() => ({ locale: locale.value, texts: textsFor(locale.value) }));
}
