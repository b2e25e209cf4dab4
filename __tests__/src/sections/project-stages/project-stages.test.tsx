import { screen } from '@testing-library/react';
import { ProjectStages } from '../../../../src/sections/project-stages/project-stages';
import { renderIn } from '../../../support/render';

const project: Queries.ProjectStagesFragment = {
  contentLocale: 'en',
  permit: 'PBG-1',
  supervisor: { name: 'Ketut Darmayasa' },
  stages: [
    { date: '2025-02-14', state: 'done', title: 'Building permit', text: null },
    { date: '2026-12-18', state: 'planned', title: 'Roofs', text: 'All of them.' },
    { date: '2027-03-31', state: 'planned', title: 'Hand-over', text: null },
  ],
};

describe('ProjectStages', () => {
  it('says of each stage when it was or will be finished', () => {
    renderIn('en', <ProjectStages id="construction" project={project} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Done14 February 2025Building permit',
      'Next18 December 2026RoofsAll of them.',
      'Planned31 March 2027Hand-over',
    ]);
  });

  it('names the permit and who supervises the site', () => {
    renderIn('ua', <ProjectStages id="construction" project={project} />);
    expect(screen.getByText('PBG-1')).toBeInTheDocument();
    expect(screen.getByText('Ketut Darmayasa')).toBeInTheDocument();
  });

  it('leaves out what is not known', () => {
    renderIn(
      'en',
      <ProjectStages id="construction" project={{ ...project, permit: null, supervisor: null }} />,
    );
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });
});
