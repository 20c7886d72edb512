# Lessons: a first game that teaches by playing, English.

## The lessons
lessons-title = Lesson: { $chapter }
lessons-progress = Progress in this chapter
lessons-about = You play real turns of a real game against bots, chapter by chapter. What is asked for glows; everything else stays possible.
lessons-begin = Begin
lessons-continue = Go on
lessons-once-more = Once more
lessons-done = done
lessons-next = Next
lessons-next-chapter = Next chapter
lessons-again = This chapter again
lessons-leave = Play on without the lesson
lessons-astray = That is possible too, but the lesson meant something else. Take it back, begin the chapter again, or just play on.
lessons-chapter-done = Done. The next chapter goes on some turns later in the same game.
lessons-end = That was the lesson: now you know { $game }. The rules tell the rest.
