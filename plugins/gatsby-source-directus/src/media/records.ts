import type { VariantFormat } from './variants';

/** Pixels from the upper left corner of a picture. */
export interface Point {
  x: number;
  y: number;
}

/** A picture as a node holds it; the GraphQL type `Image` resolves from it. */
export interface ImageRecord {
  fileId: string;
  fileName: string;
  version: string;
  width: number;
  height: number;
  format: Extract<VariantFormat, 'jpg' | 'png'>;
  dominantColor: string;
  /** Dots per inch of a drawing. */
  density?: number;
  /** What crops keep in their middle as far as they can; the picture's own middle by default. */
  focus?: Point;
  isVisualisation: boolean;
  /** In the node's locale; in the default one where the node has none. */
  alt: string;
  /** In every locale, for a node without a locale. */
  alts?: Record<string, string>;
}

/** A file as a node holds it; the GraphQL type `MediaFile` resolves from it. */
export interface FileRecord {
  fileId: string;
  fileName: string;
  version: string;
  name: string;
  size: number;
  mimeType: string;
}
