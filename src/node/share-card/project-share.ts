import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasPrice } from '../../domain/project';
import { formatMoney } from '../../i18n/format';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../i18n/locales';
import type { MessageTree } from '../../i18n/messages';
import { createTranslator } from '../../i18n/translator';
import { shareCard } from './share-card';

/** A node of the type `Project`, as far as its card needs it. */
export interface ProjectNode {
  title: string;
  contentLocale: string;
  area?: string | null;
  type?: string | null;
  image?: object | null;
  shareImage?: object | null;
}

/** Context of Gatsby's resolvers, as far as it is used. */
export interface ResolverContext {
  nodeModel: { getNodeById(query: { id: string; type: string }): unknown };
}

type Resolve = (source: unknown, args: object, context: unknown, info: unknown) => unknown;

/** An object type of the schema. */
interface ObjectType {
  getFields(): Readonly<Record<string, { resolve?: Resolve } | undefined>>;
}

/** What graphql-js tells a resolver, as far as it is used. */
export interface ResolveInfo {
  fieldName: string;
  parentType: ObjectType;
  schema: { getType(name: string): unknown };
}

/** A field as its own resolver answers. */
function fieldOf(
  type: ObjectType,
  name: string,
  source: object,
  [context, info]: readonly [unknown, ResolveInfo],
): unknown {
  const resolve = type.getFields()[name]?.resolve;
  const value = (source as Record<string, unknown>)[name];
  // Gatsby's default resolver goes by the name in `info`.
  return resolve ? resolve(source, {}, context, { ...info, fieldName: name }) : value;
}

const readStrings = (siteDirectory: string, locale: Locale) =>
  JSON.parse(
    readFileSync(path.join(siteDirectory, 'locales', locale, 'common.json'), 'utf8'),
  ) as MessageTree;

/**
 * Resolves the picture for shared links of a project: the editors' own, else a card with the cover,
 * name, place and price.
 *
 * @param siteDirectory - folder of the site
 */
export async function projectSharePath(
  siteDirectory: string,
  project: ProjectNode,
  context: ResolverContext,
  info: ResolveInfo,
): Promise<string> {
  const around = [context, info] as const;
  const imageType = info.schema.getType('Image') as ObjectType;
  const sharePathOf = async (image: object) =>
    (await fieldOf(imageType, 'sharePath', image, around)) as string;
  if (project.shareImage) return sharePathOf(project.shareImage);

  const own = (name: string) => fieldOf(info.parentType, name, project, around);
  const locale = isLocale(project.contentLocale) ? project.contentLocale : DEFAULT_LOCALE;
  const { language } = LOCALES[locale];
  const { t, labelOf } = createTranslator(language, { common: readStrings(siteDirectory, locale) });
  const area = project.area
    ? (context.nodeModel.getNodeById({ id: project.area, type: 'Area' }) as { name: string } | null)
    : null;
  const [price, isSold] = await Promise.all([own('priceConstruction'), own('sold')]);
  const amount = price as number | null;
  const offer = hasPrice(amount)
    ? t('common:project.from', { price: formatMoney(amount, language) })
    : t('common:project.onRequest');
  return shareCard(siteDirectory, project.image ? await sharePathOf(project.image) : undefined, {
    title: project.title,
    place: [area?.name, labelOf('common:project.type', project.type ?? '')]
      .filter(Boolean)
      .join(' · '),
    price: isSold ? t('common:project.sold') : offer,
  });
}
