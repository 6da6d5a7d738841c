interface FlowOfStep {
  readonly id: string
  readonly pages: readonly { readonly path: string; readonly step: string | null }[]
}

/** Each step with the pages that it stands on, most used first. */
export function StepsAndChannels({ flows }: { flows: readonly FlowOfStep[] }) {
  const users = new Map<string, { flow: string; path: string }[]>()
  for (const { id, pages } of flows)
    for (const { step, path } of pages)
      if (step !== null) users.set(step, [...(users.get(step) ?? []), { flow: id, path }])
  const rows = [...users].toSorted(([, a], [, b]) => b.length - a.length)
  return (
    <table>
      <thead>
        <tr>
          <th>step</th>
          <th>channels</th>
          <th>pages</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([step, pages]) => (
          <tr key={step}>
            <td>
              <code>{step}</code>
            </td>
            <td>{[...new Set(pages.map(({ flow }) => flow))].join(', ')}</td>
            <td>{pages.map(({ path }) => path).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
