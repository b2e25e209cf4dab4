import { LOCALE_CODES } from '../i18n/locales';
import { isSitePath, localizePath } from '../i18n/paths';

export interface RedirectRule {
  fromPath: string;
  toPath: string;
  statusCode: number;
}

/** The placeholder answers everything below `/en` (specification, section 2). */
const PLACEHOLDER_RULE = '/en/* /en/index.html 200';

/**
 * Lines of a `_redirects` file, the format that static hosts share: each rule in every locale,
 * targets on this site in the same locale.
 */
export function redirectLines(rules: readonly RedirectRule[]): string[] {
  return [
    ...rules.flatMap(({ fromPath, toPath, statusCode }) =>
      LOCALE_CODES.map((locale) => {
        const target = isSitePath(toPath) ? localizePath(toPath, locale) : toPath;
        return `${localizePath(fromPath, locale)} ${target} ${statusCode}`;
      }),
    ),
    PLACEHOLDER_RULE,
  ];
}
