import { useModals } from '../../../../src/features/modal/modal-store';

const { openModal, closeModal, leavePage } = useModals.getState();
const state = () => {
  const { open, data } = useModals.getState();
  return { open, data };
};

beforeEach(() => useModals.setState({ open: [], data: {} }));

describe('the modal store', () => {
  it('lists open names, the topmost last, with their data', () => {
    openModal('lightbox', 1);
    openModal('promo', { title: 'x' });
    expect(state()).toEqual({
      open: ['lightbox', 'promo'],
      data: { lightbox: 1, promo: { title: 'x' } },
    });
  });

  it('opens a modal once and gives it the newest data', () => {
    openModal('promo', 1);
    openModal('promo', 2);
    expect(state()).toEqual({ open: ['promo'], data: { promo: 2 } });
  });

  it('closes one with its data, also one that is not open', () => {
    openModal('promo', 1);
    closeModal('lightbox');
    closeModal('promo');
    expect(state()).toEqual({ open: [], data: {} });
  });

  it('keeps nothing but the consent banner when the page is left', () => {
    openModal('consent');
    openModal('promo', 1);
    leavePage();
    expect(state().open).toEqual(['consent']);
  });
});
