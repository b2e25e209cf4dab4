import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';

interface PositionProps {
  member: { readonly position: string; readonly role: string | null };
  className?: string;
}

/**
 * Position of a person: in the editors' words, which are of the language of the person's texts, else
 * the chosen one in the language of the page.
 */
export function Position({ member: { position, role }, className }: PositionProps) {
  const { labelOf } = useTranslation();
  const { language } = useLocale();
  return (
    <p className={className} lang={role ? undefined : language}>
      {role || labelOf('people:position', position)}
    </p>
  );
}
