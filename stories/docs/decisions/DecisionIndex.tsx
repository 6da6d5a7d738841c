interface Decision {
  readonly number: string
  readonly title: string
  readonly area: string
  readonly day: string
  readonly status: string
}

/** Storybook's address of a page, from its title. */
const pageOf = ({ area, number, title }: Decision) => {
  const plain = `decisions ${area} ${number} ${title}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `?path=/docs/${plain.replace(/-$/, '')}--docs`
}

/** All records by area, each with its day. */
export function DecisionIndex({ decisions }: { decisions: readonly Decision[] }) {
  const areas = [...new Set(decisions.map(({ area }) => area))]
  return areas.map((area) => (
    <section key={area}>
      <h2>{area}</h2>
      <ul>
        {decisions
          .filter((decision) => decision.area === area)
          .map((decision) => (
            <li key={decision.number}>
              {/* Storybook shows documents in a frame; the link is for the window around it. */}
              <a href={pageOf(decision)} target="_top">
                {decision.number} {decision.title}
              </a>{' '}
              <small>
                {decision.day}
                {decision.status !== 'stands' && `, ${decision.status}`}
              </small>
            </li>
          ))}
      </ul>
    </section>
  ))
}
