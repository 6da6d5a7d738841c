import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { table } from '../reference/Reference.css.ts'
import { kinds } from './choice.ts'
import { columns, storyId } from './matrix.ts'

/** What each kind of environment can do, and from which version of its app; each cell leads to a story of what is seen there. */
function EnvironmentMatrix() {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table className={table} style={{ minWidth: 960 }}>
        <caption style={{ textAlign: 'start', paddingBlock: 8 }}>九种环境的能力</caption>
        <thead>
          <tr>
            <th scope="col">环境</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{copy.environment.names[kind]}</th>
              {columns.map(([name, cellOf]) => {
                const { text, see } = cellOf(kind)
                return (
                  <td key={name}>
                    <a
                      href={`?path=/story/${storyId(see)}`}
                      target="_top"
                      style={{ display: 'block', paddingBlock: 13 }}
                    >
                      {text}
                    </a>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const meta = {
  title: 'Lab/Environment matrix',
  component: EnvironmentMatrix,
} satisfies Meta<typeof EnvironmentMatrix>
export default meta

export const Matrix: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const matrix = within(within(canvasElement).getByRole('table', { name: '九种环境的能力' }))
    await expect(matrix.getAllByRole('rowheader')).toHaveLength(9)
    await expect(matrix.getAllByRole('link')).toHaveLength(9 * columns.length)
    await expect(matrix.getAllByRole('link', { name: /^应用推荐/ })).toHaveLength(1)
  },
}
