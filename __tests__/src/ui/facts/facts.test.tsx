import { render, screen } from '@testing-library/react';
import { Facts } from '../../../../src/ui/facts/facts';

describe('Facts', () => {
  it('leaves out what has no value, and keeps a zero', () => {
    render(
      <Facts
        facts={[
          { label: 'Land', value: '420 m²' },
          { label: 'Floors', value: 0 },
          { label: 'Area', value: null },
          { label: 'Price', value: undefined },
          { label: 'Address', value: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Land', 'Floors']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '420 m²',
      '0',
    ]);
  });
});
