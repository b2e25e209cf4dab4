import type { FormEvent, Ref } from 'react';
import { ROUTES, SEARCH_PARAMETER } from '../../config/routes';
import { localizePath } from '../../i18n/paths';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/inputs';
import * as styles from './search.module.css';

interface SearchFormProps {
  /** The query, where the form is controlled. */
  query?: string;
  onQuery?: (query: string) => void;
  onSubmit?: (event: FormEvent) => void;
  fieldRef?: Ref<HTMLInputElement>;
}

/** A field that asks the search page; sends itself as a form does. */
export function SearchForm({ query, onQuery, onSubmit, fieldRef }: SearchFormProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  return (
    <form
      role="search"
      action={localizePath(ROUTES.search, locale)}
      className={styles.form}
      onSubmit={onSubmit}
    >
      <TextField
        ref={fieldRef}
        type="search"
        label={t('common:search.label')}
        name={SEARCH_PARAMETER}
        value={query}
        onChange={onQuery && ((event) => onQuery(event.target.value))}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <Button type="submit" look="outline">
        {t('common:search.submit')}
      </Button>
    </form>
  );
}
