import { render, screen } from '@testing-library/react'
import { TemplateTool } from './screen'

test('TODO: the guide answers its questions', () => {
  render(<TemplateTool />)
  expect(screen.getByRole('region', { name: 'Guide' })).not.toHaveTextContent('TODO')
})
