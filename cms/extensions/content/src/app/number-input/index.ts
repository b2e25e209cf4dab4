import { NumberInput } from './number-input';

/** The field of a number; see `number` in `cms/schema/fields.ts`. */
export const numberInterface = {
  id: 'content-number',
  name: '$t:number',
  icon: 'pin',
  component: NumberInput,
  types: ['integer', 'float'],
  group: 'standard',
  options: null,
};
