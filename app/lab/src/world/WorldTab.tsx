import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Input } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { findInTree, ledgerTree } from './ledger.ts'
import { Tree } from './Tree.tsx'

/** The ledger of the sandbox: customers, limits, loans with their schedules, coupons, and all other state. */
export function WorldTab() {
  const world = useRead('world')
  const client = useQueryClient()
  const [searchText, setSearchText] = useState('')
  /** Lines that the user expanded (true) or collapsed (false), different from the default. */
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const nodes = world ? ledgerTree(world) : []
  const searched = searchText.trim() !== ''
  const found = searched ? findInTree(nodes, searchText) : null
  const open = new Set(found?.open)
  for (const [id, unfolded] of touched) {
    if (unfolded) open.add(id)
    else open.delete(id)
  }

  return (
    <Section
      title={copy.world.title}
      aside={
        <Action kind="text" onClick={() => client.invalidateQueries({ queryKey: ['live', 'world'] })}>
          {copy.world.refresh}
        </Action>
      }
    >
      <Input
        label={copy.world.find}
        type="search"
        placeholder={copy.world.placeholder}
        value={searchText}
        onValueChange={(text) => {
          setSearchText(text)
          setTouched(new Map())
        }}
      />
      {found && (
        <p className={parts.note} role="status">
          {found.count === 0 ? copy.world.noneFound : copy.world.found(found.count)}
        </p>
      )}
      {world?.users.length === 0 && <p className={parts.note}>{copy.world.none}</p>}
      <Tree
        label={copy.world.tree}
        nodes={found?.nodes ?? nodes}
        open={open}
        onToggle={(id, unfolded) => setTouched(new Map(touched).set(id, unfolded))}
      />
    </Section>
  )
}
