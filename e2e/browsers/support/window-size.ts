/** The window a visit begins with, CSS pixels. */
export const WINDOW_WIDTH = 1280;

export const WINDOW_HEIGHT = 800;
