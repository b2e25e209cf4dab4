export type {
  ColumnNames,
  ContentField,
  ContentInterface,
  ContentType,
  LocaleOption,
  PluginOptions,
} from './src/options';
