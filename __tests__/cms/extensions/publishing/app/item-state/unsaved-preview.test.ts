import { preview } from '../../../../../../contract/publishing.json';
import {
  useUnsavedPreview as watchForm,
  type FormPlace,
} from '../../../../../../cms/extensions/publishing/src/app/item-state/unsaved-preview';

/** The form around the field, as Directus' app would hold it. */
const mockForm = {
  values: { value: {} as Record<string, unknown> },
  onWrite: () => {},
  onLeave: () => {},
};
const mockPost = jest.fn<Promise<void>, unknown[]>(async () => undefined);

jest.mock(
  'vue',
  () => ({
    inject: () => mockForm.values,
    watch: (_source: unknown, effect: () => void) => {
      mockForm.onWrite = effect;
      effect();
    },
    onBeforeUnmount: (effect: () => void) => (mockForm.onLeave = effect),
  }),
  { virtual: true },
);
jest.mock('@directus/extensions-sdk', () => ({ useApi: () => ({ post: mockPost }) }), {
  virtual: true,
});

const open = (place: FormPlace | undefined) => {
  mockForm.values.value = { title: 'A' };
  watchForm(() => place);
  jest.runAllTimers();
};
const write = (values: Record<string, unknown>) => {
  mockForm.values.value = values;
  mockForm.onWrite();
};

beforeEach(() => {
  jest.useFakeTimers();
  mockPost.mockClear();
});
afterEach(() => jest.useRealTimers());

it('tells the preview what was written, once for each pause, and takes it back in the end', () => {
  const place = { collection: 'posts', item: '12' };
  open(place);
  expect(mockPost).not.toHaveBeenCalled();
  write({ title: 'AB' });
  write({ title: 'ABC' });
  jest.runAllTimers();
  expect(mockPost.mock.calls).toEqual([
    [preview.unsavedEndpoint, { ...place, values: { title: 'ABC' } }],
  ]);
  mockForm.onLeave();
  expect(mockPost).toHaveBeenLastCalledWith(preview.unsavedEndpoint, { ...place, values: {} });
});

it.each([undefined, { collection: 'redirects', item: '1' }])(
  'tells nothing of a form without a preview: %j',
  (place) => {
    open(place);
    write({ title: 'AB' });
    jest.runAllTimers();
    mockForm.onLeave();
    expect(mockPost).not.toHaveBeenCalled();
  },
);
