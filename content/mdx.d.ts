declare module '*.mdx' {
  import type { ComponentType } from 'react'
  const Body: ComponentType
  export default Body
}
