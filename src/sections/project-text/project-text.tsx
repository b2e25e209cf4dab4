import type { ReactNode } from 'react';
import type { Language } from '../../i18n/locales';
import { useLocale } from '../../i18n/use-locale';
import { RichText } from '../../ui/rich-text/rich-text';
import { Section, type SectionTone } from '../../ui/section/section';
import * as styles from './project-text.module.css';

interface ProjectTextProps {
  /** Name in the address. */
  id: string;
  title: string;
  /** HTML of the editors, where they wrote any. */
  html?: string | null;
  /** Language of the text where it is not the page's. */
  lang?: Language;
  tone?: SectionTone;
  /** What belongs to the text and stands below it. */
  children?: ReactNode;
}

/** A part of a project's page that is mostly text: its title in the margin, the text beside it. */
export function ProjectText({ id, title, html, lang, tone, children }: ProjectTextProps) {
  const { locale } = useLocale();
  return (
    <Section id={id} label={title} tone={tone}>
      <div className={styles.columns}>
        <h2>{title}</h2>
        <div className={styles.text}>
          {html && <RichText html={html} locale={locale} lang={lang} />}
          {children}
        </div>
      </div>
    </Section>
  );
}
