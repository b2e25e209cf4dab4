import { navigate } from 'gatsby';
import { TEXT_ATTRIBUTE } from '../config/browser';
import { isSitePath } from '../i18n/paths';
import { preloadPage } from '../utils/gatsby-internals';
import { isPlainClick } from '../utils/plain-click';

const LINKS = `[${TEXT_ATTRIBUTE}] a[href^="/"]`;

/** The path of the page that a link leads to; none where the browser has to follow it. */
function pageOf(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? '';
  return isSitePath(href) && !link.target && !link.hasAttribute('download') ? href : undefined;
}

/** Follows the links of texts from the CMS inside the site, as those of `Link` are. */
export function followTextLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS);
    const page = link && pageOf(link);
    if (!page) return;
    event.preventDefault();
    void navigate(page);
  });
}

let observer: IntersectionObserver | undefined;

/** Preloads the pages of those links that come into view, as `Link` does. Called for each page. */
export function preloadTextLinks(): void {
  observer?.disconnect();
  const watching = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting && pageOf(target as HTMLAnchorElement);
      if (page) preloadPage(page);
      if (isIntersecting) watching.unobserve(target);
    }
  });
  for (const link of document.querySelectorAll(LINKS)) watching.observe(link);
  observer = watching;
}
