import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { screen } from '@testing-library/react';
import { AccountAside } from '../../../../src/sections/account-aside/account-aside';
import { renderIn } from '../../../support/render';

const image = {
  layout: 'constrained',
  width: 5,
  height: 4,
  images: { fallback: { src: '/keys.jpg' }, sources: [] },
} as IGatsbyImageData;

const page = {
  lead: 'All on one board.',
  fallbackFields: ['lead'],
  fallbackLocales: ['en'],
  image: { alt: 'A board with keys', isVisualisation: false, gatsbyImageData: image },
};

describe('what stands beside the forms of the account', () => {
  it('is the picture of the editors with their sentence, marked where it is another language', () => {
    renderIn('ru', <AccountAside page={page}>form</AccountAside>);
    expect(screen.getByRole('img', { name: 'A board with keys' })).toBeInTheDocument();
    expect(screen.getByText('All on one board.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('form')).toBeInTheDocument();
  });

  it('is nothing without a picture', () => {
    const { container } = renderIn(
      'en',
      <AccountAside page={{ ...page, image: null }}>form</AccountAside>,
    );
    expect(container).toHaveTextContent(/^form$/);
  });
});
