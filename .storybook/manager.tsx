import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { BrandPanel } from './brand-panel/brand-panel.tsx'
import { BesideTool } from './side-by-side/beside-tool.tsx'
import { CanvasOrBeside } from './side-by-side/canvas-or-beside.tsx'

// Storybook compiles its own frame with the classic JSX transform, which takes React from around it.
Object.assign(globalThis, { React })

// What a partner's designer comes for is open at once; Storybook's own panels are one tab away.
addons.setConfig({ layout: { bottomPanelHeight: 420 }, selectedPanel: 'brand' })

addons.register('brand', () => {
  addons.add('brand', {
    type: types.PANEL,
    title: 'Brand',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => <BrandPanel isActive={active} />,
  })
  addons.add('side-by-side', {
    type: types.TOOL,
    title: 'Side by side',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <BesideTool />,
  })
  addons.add('side-by-side-canvas', {
    type: types.PREVIEW,
    render: ({ children }) => <CanvasOrBeside>{children}</CanvasOrBeside>,
  })
})
