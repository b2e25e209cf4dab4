import { useApi, type Relation } from '@directus/extensions-sdk';
import { h, ref, watch, type Ref, type VNode } from 'vue';
import { adminLink, icon } from '../elements';
import { workTexts } from '../work/texts';

const FILES = 'directus_files';
const COLUMNS = ['id', 'type', 'alt_en', 'title', 'filename_download'];

/** A file of the library, as far as its description is concerned. */
export interface LibraryFile {
  id: string;
  type: string | null;
  alt_en: string | null;
  title: string | null;
  filename_download: string;
}

/**
 * Paths of a collection's fields that hold a file, through junctions too.
 *
 * @example filePaths('projects', relations) // => ['image', 'gallery.directus_files_id']
 */
export function filePaths(collection: string, relations: readonly Relation[]): string[] {
  return relations
    .filter(({ related_collection: related }) => related === FILES)
    .flatMap(({ collection: from, field }) => {
      if (from === collection) return [field];
      const lists = relations.filter(
        (relation) => relation.collection === from && relation.related_collection === collection,
      );
      return lists.flatMap(({ meta }) => (meta?.one_field ? [`${meta.one_field}.${field}`] : []));
    });
}

const isFile = (value: unknown): value is LibraryFile =>
  typeof value === 'object' && value !== null && 'filename_download' in value;

/** Pictures in an item without a description, each once. */
export function silentPictures(item: unknown): LibraryFile[] {
  const found = new Map<string, LibraryFile>();
  const look = (value: unknown) => {
    if (isFile(value)) {
      const isSilent = value.type?.startsWith('image/') && !value.alt_en?.trim();
      if (isSilent) found.set(value.id, value);
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(look);
    }
  };
  look(item);
  return [...found.values()];
}

/**
 * Reads the pictures of an item that have no description.
 *
 * @param place - path of the item in the API; undefined for one that is not saved
 * @param version - changes when the item was saved
 */
export function useSilentPictures(
  place: () => { path: string; collection: string } | undefined,
  { relations, version }: { relations: () => readonly Relation[]; version: () => unknown },
): Ref<readonly LibraryFile[]> {
  const api = useApi();
  const pictures = ref<readonly LibraryFile[]>([]);
  watch(
    () => JSON.stringify([place() ?? null, version() ?? null]),
    () => {
      const at = place();
      const paths = at ? filePaths(at.collection, relations()) : [];
      if (at === undefined || paths.length === 0) {
        pictures.value = [];
        return;
      }
      const fields = paths.flatMap((path) => COLUMNS.map((column) => `${path}.${column}`));
      api
        .get<{ data: unknown }>(at.path, { params: { fields } })
        .then(({ data }) => (pictures.value = silentPictures(data.data)))
        // The form works without it.
        .catch(() => undefined);
    },
    { immediate: true },
  );
  return pictures;
}

/** The line that asks for descriptions, with links to the pictures; null if none is missing. */
export function silentLine(pictures: readonly LibraryFile[], locale: string): VNode | null {
  if (pictures.length === 0) return null;
  return h('p', { class: 'publishing-uses' }, [
    icon('image'),
    `${workTexts(locale).silentPictures}: `,
    pictures.map(({ id, title, filename_download: file }, index) => [
      index === 0 ? '' : ', ',
      adminLink(`/files/${id}`, title ?? file),
    ]),
  ]);
}
