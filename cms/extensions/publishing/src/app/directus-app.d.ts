/** Types of the admin's API for extensions, as far as ours use it. */

declare module 'vue' {
  /** Result of a render function. */
  export interface VNode {
    type: unknown;
    appContext: AppContext | null;
  }

  /** What an app provides to its components. */
  export interface AppContext {
    provides: unknown;
  }

  /** Renders into an element outside of the app. */
  export function render(node: VNode, place: Element): void;

  export type VNodeChild =
    VNode | string | number | boolean | null | undefined | readonly VNodeChild[];

  type Props = Readonly<Record<string, unknown>> | null;

  export interface Component {
    name?: string;
  }

  export function h(tag: string | Component, children?: VNodeChild): VNode;
  export function h(
    tag: string | Component,
    props: Props,
    children?: VNodeChild | Readonly<Record<string, () => VNodeChild>>,
  ): VNode;

  /** A component defined by a setup function that returns its render function. */
  export function defineComponent<Values extends object = object>(options: {
    name: string;
    inheritAttrs?: boolean;
    props?: Readonly<Record<keyof Values, PropOptions>>;
    emits?: readonly string[];
    setup(
      props: Readonly<Values>,
      context: {
        attrs: Readonly<Record<string, unknown>>;
        emit(event: string, value: unknown): void;
      },
    ): () => VNodeChild;
  }): Component;

  export interface PropOptions {
    type: unknown;
    required?: boolean;
    default?: unknown;
  }

  export interface Ref<T> {
    value: T;
  }

  export interface ComputedRef<T> {
    readonly value: T;
  }

  export function ref<T>(): Ref<T | undefined>;
  export function ref<T>(value: T): Ref<T>;
  export function computed<T>(value: () => T): ComputedRef<T>;
  export function watch<T>(
    source: ComputedRef<T> | (() => T),
    effect: () => unknown,
    options?: { immediate?: boolean },
  ): void;
  export function inject<T>(name: string, fallback: T): T;
  export function onMounted(effect: () => void): void;
  export function onBeforeUnmount(effect: () => void): void;
  export function resolveComponent(name: string): Component | string;

  /** A directive that the app registers. */
  export interface Directive {
    updated?: unknown;
  }

  export function resolveDirective(name: string): Directive | undefined;
  export function withDirectives(
    node: VNode,
    directives: readonly (readonly [Directive | undefined, unknown])[],
  ): VNode;
}

declare module '@directus/extensions-sdk' {
  /** A response of axios. */
  export interface Reply<T> {
    data: T;
    headers: Readonly<Record<string, string | undefined>>;
  }

  /** Client of Directus' API with the session of the signed-in user. */
  export interface Api {
    get<T>(
      path: string,
      options?: {
        params?: Readonly<Record<string, unknown>>;
        headers?: Readonly<Record<string, string>>;
        responseType?: 'blob';
      },
    ): Promise<Reply<T>>;
    post<T>(path: string, body: unknown): Promise<Reply<T>>;
    patch<T>(path: string, body: unknown): Promise<Reply<T>>;
    interceptors: {
      response: {
        /** Returns the id that `eject` takes. */
        use<T extends Reply<unknown> & { config: { method?: string; url?: string } }>(
          read: (reply: T) => T,
        ): number;
        eject(id: number): void;
      };
    };
  }

  export function useApi(): Api;

  export interface Relation {
    collection: string;
    field: string;
    related_collection: string | null;
    meta: { one_field: string | null } | null;
  }

  export function useStores(): {
    useCollectionsStore(): {
      getCollection(name: string): { meta: { singleton: boolean } | null; name: string } | null;
    };
    useFieldsStore(): { getField(collection: string, field: string): unknown };
    useRelationsStore(): { relations: Relation[] };
  };
}

declare module 'vue-i18n' {
  export function useI18n(): { locale: { readonly value: string } };
}

declare module '*.md' {
  /** The Markdown. */
  const text: string;
  export = text;
}

declare module '*/publishing.css' {
  /** Text of the style sheet. */
  const text: string;
  export = text;
}

declare module '*/leads-panels.css' {
  /** Text of the style sheet. */
  const text: string;
  export = text;
}
