import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A missing string shows its key, never nothing. */
    returnNull: false;
  }
}
