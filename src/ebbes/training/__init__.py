"""How the policies are learnt: self-play inside the kernel. `ebbes train` runs it again."""

from ebbes.training.curriculum import CURRICULUM, Lesson, study
from ebbes.training.duel import strength
from ebbes.training.train import Course, Trainer, train

__all__ = ["CURRICULUM", "Course", "Lesson", "Trainer", "strength", "study", "train"]
