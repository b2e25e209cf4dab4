import { useTranslation } from './translation';

interface CaptionedPicture {
  /** What it shows; empty where nobody wrote it. */
  readonly alt: string;
  readonly isVisualisation: boolean;
}

/** @returns a function that says under a picture what it shows, and whether it was computed */
export function usePictureCaption(): (picture: CaptionedPicture) => string | undefined {
  const { t } = useTranslation();
  return ({ alt, isVisualisation }) =>
    [alt, isVisualisation && t('common:visualisation')].filter(Boolean).join(' · ') || undefined;
}
