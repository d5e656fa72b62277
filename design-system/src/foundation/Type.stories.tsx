import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Stack } from '../layout/Stack/Stack.tsx';
import { bodyType, displayType, headingType, leadType, sectionType, smallCapsType, smallType, titleType } from './typeStyles.ts';

const Small = styled.p`${smallType}`;
const Body = styled.p`${bodyType}`;
const Lead = styled.p`${leadType}`;
const Title = styled.p`${titleType}`;
const Section = styled.p`${sectionType}`;
const Heading = styled.p`${headingType}`;
const Display = styled.p`${displayType}`;
const Caps = styled.p`${smallCapsType}`;

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

/** The seven steps and the small caps; letters of all four languages. */
export const Default: StoryObj = {
  render: () => (
    <Stack gap="24">
      <Display>Kåpevær</Display>
      <Heading>Lager på lager på lager</Heading>
      <Section>Lång ullkappa Alma, 1 999 kr</Section>
      <Title>Varm utan att väga</Title>
      <Lead>Ull, långa linjer och fickor som rymmer båda händerna.</Lead>
      <Body>Hos dig onsdag eller torsdag. Æ Ø Å æ ø å Ä Ö ä ö, 1 234 567,89 kr</Body>
      <Small>Lägsta pris 30 dagar: 2 199 kr</Small>
      <Caps>Tjärn Ekdal Åsen</Caps>
    </Stack>
  ),
};

export const Phone: StoryObj = { ...Default, globals: { viewport: { value: 'phone' } } };
