import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulletList } from '../BulletList/BulletList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Markup, MarkupTable } from './Markup.tsx';

const meta = {
  title: 'Components/Markup',
  component: Markup,
  args: {
    children: [
      <Text key="text">Ett presentkort gäller i två år och på allt i butiken.</Text>,
      <Heading key="heading" level={3} size="title">
        Så fungerar det
      </Heading>,
      <BulletList key="list" isOrdered>
        <li>Välj belopp.</li>
        <li>Skriv koden i kassan.</li>
      </BulletList>,
      <MarkupTable key="table">
        <caption>Belopp</caption>
        <thead>
          <tr>
            <th scope="col">Kort</th>
            <th scope="col">Värde</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Litet</th>
            <td>300 kr</td>
          </tr>
        </tbody>
      </MarkupTable>,
      <blockquote key="said" cite="https://solvik.example/villkor">
        Det gäller även på rea.
      </blockquote>,
    ],
  },
} satisfies Meta<typeof Markup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
