import { defineComponent, h, ref, resolveComponent, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { parseNumber, showNumber, type NumberKind, type Typed } from './parse-number';
import { refusedNumber } from './texts';

interface Props {
  value: number | string | null | undefined;
  type: NumberKind;
  disabled: boolean;
  placeholder: string | undefined;
}

/** The value that a text stands for; the text itself if it is refused, which the server refuses too. */
const valueOf = (typed: Typed, text: string): number | string | null => {
  if (typed.kind === 'empty') return null;
  return typed.kind === 'number' ? typed.value : text;
};

/**
 * Interface of a number that takes a comma or a point before the decimals in every language. A
 * browser's own number field drops the sign that its language does not use: `3200,5` becomes 32005.
 */
export const NumberInput = defineComponent<Props>({
  name: 'NumberInput',
  inheritAttrs: false,
  props: {
    value: { type: [Number, String], default: null },
    type: { type: String, default: 'float' },
    disabled: { type: Boolean, default: false },
    placeholder: { type: String, default: undefined },
  },
  emits: ['input'],
  setup(props, { emit }) {
    const { locale } = useI18n();
    const parse = (text: string) => parseNumber(text, props.type, locale.value);
    const shown = (value: Props['value']): string =>
      typeof value === 'number' ? showNumber(value, locale.value) : (value ?? '');
    const text = ref(shown(props.value));

    watch(
      () => props.value,
      () => {
        // What the editor is writing stays as it is written.
        if (valueOf(parse(text.value), text.value) !== (props.value ?? null)) {
          text.value = shown(props.value);
        }
      },
    );

    return () => {
      const typed = parse(text.value);
      return h('div', [
        h(resolveComponent('v-input'), {
          modelValue: text.value,
          disabled: props.disabled,
          placeholder: props.placeholder,
          inputmode: 'decimal',
          autocomplete: 'off',
          'onUpdate:modelValue': (value: string | null) => {
            text.value = value ?? '';
            emit('input', valueOf(parse(text.value), text.value));
          },
          onBlur: () => {
            if (typed.kind === 'number') text.value = showNumber(typed.value, locale.value);
          },
        }),
        typed.kind === 'refused'
          ? h(
              'small',
              { role: 'alert', class: 'type-note', style: 'color: var(--theme--danger)' },
              refusedNumber(typed.reason, text.value, locale.value),
            )
          : null,
      ]);
    };
  },
});
