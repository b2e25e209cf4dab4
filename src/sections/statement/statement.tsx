import type { Language, Locale } from '../../i18n/locales';
import { Section } from '../../ui/section/section';
import { RichText } from '../../ui/rich-text/rich-text';
import * as styles from './statement.module.css';

interface StatementProps {
  /** HTML that the source plugin has sanitised. */
  html: string;
  locale: Locale;
  lang?: Language;
  /** Accessible name. */
  label: string;
}

/** Who we are, in two sentences of large type. */
export function Statement({ html, locale, lang, label }: StatementProps) {
  return (
    <Section label={label}>
      <div className={styles.statement} data-reveal="">
        <RichText html={html} locale={locale} lang={lang} />
      </div>
    </Section>
  );
}
