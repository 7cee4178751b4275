import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { BrandPanel } from './brand-panel/brand-panel.tsx'
import { SideBySideTool } from './side-by-side/side-by-side-tool.tsx'
import { Canvas } from './side-by-side/canvas.tsx'

// Storybook compiles the manager with the classic JSX transform, which needs React in scope.
Object.assign(globalThis, { React })

// The panel for designers is open by default, beside the story. Storybook's own panels are other tabs.
addons.setConfig({
  panelPosition: 'right',
  layout: { bottomPanelHeight: 420, rightPanelWidth: 400 },
  selectedPanel: 'brand',
})

addons.register('brand', () => {
  // Tabs are in the order in which their panels are added, and a panel of 400 px has room for four.
  const panels: unknown = addons.getElements(types.PANEL)
  if (typeof panels !== 'object' || panels === null) throw new TypeError('Storybook has no panels')
  const others = Object.entries(panels)
  for (const [id] of others) Reflect.deleteProperty(panels, id)
  addons.add('brand', {
    type: types.PANEL,
    title: 'Brand',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => <BrandPanel isActive={active} />,
  })
  Object.assign(panels, Object.fromEntries(others))
  addons.add('side-by-side', {
    type: types.TOOL,
    title: 'Side by side',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <SideBySideTool />,
  })
  addons.add('side-by-side-canvas', {
    type: types.PREVIEW,
    render: ({ children }) => <Canvas>{children}</Canvas>,
  })
})
