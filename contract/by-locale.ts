/**
 * Texts in the language of an admin.
 *
 * @param table - texts by language
 * @param locale - the admin's language, like `uk-UA`; English stands in for one that is not in the table
 */
export function byLocale<Texts>(
  table: Readonly<Record<string, Texts>> & { readonly en: Texts },
  locale: string,
): Texts {
  const [language = ''] = locale.split('-');
  return (Object.hasOwn(table, language) ? table[language] : undefined) ?? table.en;
}
