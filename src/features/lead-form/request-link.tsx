import { navigate } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { NEEDS_HYDRATION } from '../../config/browser';
import { LocalizedLink } from '../../i18n/localized-link';
import { localizePath } from '../../i18n/paths';
import { useLocale } from '../../i18n/use-locale';
import { logError } from '../../utils/log';
import { isPlainClick } from '../../utils/plain-click';
import { whileBusy } from '../../utils/while-busy';
import { offerAgain } from '../modal/offer-again';
import type { LeadRequest } from './lead-request';
import { openRequest, preloadRequest } from './open-request';

interface RequestLinkProps {
  /** Where it leads without JavaScript; no locale prefix. */
  to: string;
  /** Title of the dialog. */
  title: string;
  request: LeadRequest;
  className?: string;
  children: ReactNode;
}

/** A link to the page with a form, which opens in a dialog with JavaScript. */
export function RequestLink({ to, title, request, className, children }: RequestLinkProps) {
  const { locale } = useLocale();
  const open = (link: Element) => {
    whileBusy(link, () => openRequest(locale, title, request)).catch((error: unknown) => {
      logError('The form did not load', error);
      // Offline the page with the form would not load either.
      if (navigator.onLine) void navigate(localizePath(to, locale));
      else offerAgain(() => open(link));
    });
  };
  const onClick = (event: MouseEvent<Element>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(event.currentTarget);
  };
  const ahead = () => preloadRequest(locale);
  return (
    <LocalizedLink
      {...NEEDS_HYDRATION}
      to={to}
      className={className}
      onClick={onClick}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      {children}
    </LocalizedLink>
  );
}
