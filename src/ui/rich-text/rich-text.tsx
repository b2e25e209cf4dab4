import { TEXT_ATTRIBUTE } from '../../config/browser';
import type { Language, Locale } from '../../i18n/locales';
import { localizeLinks } from '../../i18n/paths';
import { scrollable } from '../../utils/scrollable';
import * as styles from './rich-text.module.css';

interface RichTextProps {
  /** HTML that the source plugin has sanitised. */
  html: string;
  /** Locale that links on this site lead to. */
  locale: Locale;
  /** Language of the text where it is not the page's. */
  lang?: Language;
}

/** A formatted text from the CMS. */
export function RichText({ html, locale, lang }: RichTextProps) {
  return (
    <div
      className={styles.text}
      lang={lang}
      {...{ [TEXT_ATTRIBUTE]: '' }}
      dangerouslySetInnerHTML={{ __html: scrollable(localizeLinks(html, locale)) }}
    />
  );
}
