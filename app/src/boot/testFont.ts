/** Font of builds whose pictures are compared: text looks the same on every machine. */
import '@fontsource-variable/noto-sans-sc/index.css'
import './testFont.css.ts'
