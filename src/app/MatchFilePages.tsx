import { useParams } from '@tanstack/react-router'
import { FilesPage } from '../features/match/file/FilesPage.tsx'
import { MatchFile } from '../features/match/file/MatchFile.tsx'

export const MatchFilesPage = () => <FilesPage />

export function MatchFilePage() {
  const { id } = useParams({ from: '/match/file/$id' })
  return <MatchFile id={id} />
}
