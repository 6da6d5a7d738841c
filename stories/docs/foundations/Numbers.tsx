import { Foundation, Section, Wide } from './Foundation.tsx'
import page from './foundations.module.css'
import { formats } from './numbers.ts'

/** Every format of an amount, a rate, a date and a masked number, made by the functions of the product. */
export function Numbers() {
  return (
    <Foundation
      title="Numbers and money"
      lead="Every text below is made by the function that the pages call: a format is changed there, and here by itself. How they are written into sentences stands in the copy guide."
    >
      {Object.entries(formats).map(([kind, rows]) => (
        <Section key={kind} heading={kind}>
          <div className={page['card']}>
            <Wide label={kind}>
              <table className={page['table']}>
                <thead>
                  <tr>
                    <th scope="col">for</th>
                    <th scope="col">is</th>
                    <th scope="col">shown as</th>
                    <th scope="col">by</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ use, call, given, shown }) => (
                    <tr key={use}>
                      <td>{use}</td>
                      <td className={page['small']}>{given || '–'}</td>
                      <td className={page['figure']} style={{ fontSize: '1.0625rem', fontWeight: 600 }}>
                        {shown}
                      </td>
                      <td>
                        <code>{call}</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Wide>
          </div>
        </Section>
      ))}
    </Foundation>
  )
}
