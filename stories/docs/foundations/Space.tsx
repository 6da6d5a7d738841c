import { layer, px, space, vars } from '@koo/kit/theme'
import { kooHues, nightHues } from '@koo/kit/theme/contrast'
import { partnerTokens } from '@koo/kit/theme/partner'
import { Foundation, Section } from './Foundation.tsx'
import page from './foundations.module.css'

const steps = Object.keys(space).map(Number) as (keyof typeof space)[]
const tokens = { koo: partnerTokens(kooHues, 'koo'), night: partnerTokens(nightHues, 'night') }
const radii = Object.keys(vars.radius) as (keyof typeof vars.radius)[]
const shadows = Object.keys(vars.shadow) as (keyof typeof vars.shadow)[]

const corners = {
  small: 'tags and check marks',
  control: 'buttons and fields',
  card: 'cards',
  sheet: 'sheets and dialogs',
}
const elevations = { card: 'A card on the page.', float: 'What lies over the page: sheets, dialogs, toasts.' }

/** The 4-point scale, corners, elevation, and what lies over what. */
export function Space() {
  return (
    <Foundation
      title="Space, radius and elevation"
      lead="A rhythm of four, four radii, two elevations. Hairlines rather than boxes. Lengths are pixels of a design 375 wide; they grow with the screen up to a column of 480."
    >
      <Section
        heading="Space"
        note="space[4] is the gutter: between the edge of a page and its content, and inside of a card."
      >
        <div className={page['card']} style={{ display: 'grid', gap: 10 }}>
          {steps.map((step) => (
            <div key={step} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
              <code style={{ width: 88 }}>space[{step}]</code>
              <span className={page['figure']} style={{ width: 28 }}>
                {step * 4}
              </span>
              <span
                style={{ width: space[step], height: 16, background: vars.color.brand, borderRadius: 2 }}
              />
            </div>
          ))}
        </div>
      </Section>
      <Section heading="Radius">
        <ul className={page['grid']}>
          {radii.map((name) => (
            <li key={name}>
              <div
                style={{
                  height: 96,
                  border: `1.5px solid ${vars.color.brand}`,
                  borderRadius: vars.radius[name],
                  background: vars.color.brandTint,
                }}
              />
              <p style={{ margin: '8px 0 0' }}>
                <b>{name}</b> <span className={page['figure']}>{designPx(tokens.koo.radius[name])}</span>{' '}
                <span className={page['small']}>{corners[name]}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        heading="Elevation"
        note="By day a shadow; by night a card is a lighter ground without one, and what floats has a line around it."
      >
        <div className={page['pair']}>
          {(['koo', 'night'] as const).map((theme) => (
            <div key={theme} data-theme={theme} style={{ padding: 32, borderRadius: 20 }}>
              {shadows.map((name) => (
                <div
                  key={name}
                  style={{
                    marginBottom: 32,
                    padding: 24,
                    borderRadius: name === 'card' ? vars.radius.card : vars.radius.sheet,
                    background: vars.color.surface,
                    boxShadow: vars.shadow[name],
                  }}
                >
                  <b>{name}</b>
                  <p style={{ margin: '4px 0 12px', color: vars.color.ink2, fontSize: '0.8125rem' }}>
                    {elevations[name]}
                  </p>
                  <code style={{ color: vars.color.ink2 }}>{tokens[theme].shadow[name]}</code>
                </div>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <Section heading="What lies over what">
        <table className={`${page['table']} ${page['figure']}`}>
          <tbody>
            {Object.entries(layer).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section heading="A length in a sheet">
        <code>px(16)</code> writes <code>{px(16)}</code>
      </Section>
    </Foundation>
  )
}

/** The number in the calc() of a token. */
const designPx = (value: string) => /\* ([\d.]+)/.exec(value)?.[1]
