import '@koo/kit/theme'
import './setup.css'
import { beforeEach } from 'vitest'
import { confirmCosts } from './costReader.ts'

// Tests that are not about the costs of a loan go on without a word about them.
beforeEach(() => confirmCosts(true))
