import '@koo/kit/theme'
import './setup.css'
