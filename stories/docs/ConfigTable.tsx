import { allConfigKeys, configKeys } from '@koo/flow/config'

/** Every key of the product's configuration, as the registry has it. */
export function ConfigTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>key</th>
          <th>type</th>
          <th>until the server names another</th>
          <th>what it is</th>
        </tr>
      </thead>
      <tbody>
        {allConfigKeys.map((key) => {
          const { kind, fallback, about } = configKeys[key]
          return (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{kind}</td>
              <td>
                <code>{JSON.stringify(fallback)}</code>
              </td>
              <td>{about}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
