import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { LogIn } from './log-in.tsx'

/** The smallest application on the same stack: the minimum cost of any page built on it. */
const root = createRootRoute({ component: Outlet })
const logIn = createRoute({ getParentRoute: () => root, path: '/', component: LogIn })
const router = createRouter({ routeTree: root.addChildren([logIn]) })
const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
