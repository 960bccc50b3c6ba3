export const metadata = {
  title: 'Empty page',
  description: 'One counter and plain links: the least a page of Next weighs.',
}

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
